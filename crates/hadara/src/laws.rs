//! What the laws of all games need to know of this one.

use kernel::Stream;
use kernel::laws::Lawful;

use crate::card::{ColonyTile, Level, Track};
use crate::data::HadaraData;
use crate::setup::Setup;
use crate::state::Hadara;

impl Lawful for Hadara {
    fn any_setup(_: &'static HadaraData, stream: &mut Stream) -> Setup {
        Setup::any(stream)
    }

    /// Every card and colony tile by its number, those left over included; how many of them are in play; and for each
    /// player the setup card and the bonus tiles.
    fn inventory(&self) -> Vec<u16> {
        let mut pieces: Vec<u16> = self.lying().chain(self.gone.iter()).map(|card| card.index() as u16).collect();
        for seat in self.all_seats() {
            pieces.extend(self.player(seat).tableau.iter().map(|card| card.index() as u16));
        }
        let dealt = self.epoch.number() as usize * self.decks.len() * self.deal_size();
        let lost = dealt.abs_diff(pieces.len()) as u16;
        let faces = self.faces();
        pieces.extend(self.data.0.cards().filter(|card| !faces.contains(*card)).map(|card| card.index() as u16));
        pieces.sort();
        for level in Level::all() {
            let mut tiles: Vec<ColonyTile> = self.tiles_in_play(level).collect();
            let in_play = tiles.len() as u16;
            let of_level = self.data.0.tiles().filter(|tile| self.data.0.tile_back(*tile).level == level);
            let left_over: Vec<ColonyTile> = of_level.filter(|tile| !tiles.contains(tile)).collect();
            tiles.extend(left_over);
            tiles.sort();
            pieces.extend(tiles.iter().map(|tile| tile.index() as u16));
            pieces.push(in_play);
        }
        for seat in self.all_seats() {
            pieces.push(self.player(seat).card.into());
            pieces.extend(
                Track::ALL.map(|track| (self.player(seat).used_tiles(track) + self.unused_tiles(seat, track)) as u16),
            );
        }
        pieces.push(lost);
        pieces
    }
}
