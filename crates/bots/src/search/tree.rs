//! What a search knows: a tree of decisions in two flat lists, which keep their memory from one search to the next.

use std::hash::{BuildHasher, Hash};

use hashbrown::{DefaultHashBuilder, HashTable};
use kernel::{Checked, Options};

/// No place in a list.
pub const NONE: u32 = u32::MAX;

/// One decision that somebody can take at a node.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    pub decision: Checked<A>,
    /// The node at which it can be taken.
    node: u32,
    /// The next edge of the same node.
    pub next: u32,
    /// The node that it leads to, once it has been followed.
    pub child: u32,
    pub visits: u32,
    /// How often it could have been followed.
    pub available: u32,
    /// How promising it looks before it is tried, compared with the others of its node.
    pub weight: f32,
    /// The sum of the chances of winning that whoever decides here came to have.
    pub value: f32,
    /// The sum of their squares.
    pub square: f32,
    /// The sum of the points that the seat that searches came to count on.
    pub points: f32,
}

impl<A> Edge<A> {
    /// The mean chance of winning of whoever decides; unknown before the first visit.
    pub fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value / self.visits as f32)
    }
}

/// A moment at which somebody decides, as far as the decisions that led there tell.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The first of its edges.
    first: u32,
    last: u32,
    /// What the best option promised when the node was first looked at: the measure of all weights.
    best: Option<f32>,
}

/// A tree of decisions. Which of them can be taken changes with every redeal; what is kept is everything that ever could.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Where the edge of a node and a decision stands in the list.
    places: HashTable<u32>,
    hasher: DefaultHashBuilder,
    pub root: u32,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// A tree of nothing but a root.
    pub fn new() -> Tree<A> {
        let mut tree = Tree {
            nodes: vec![],
            edges: vec![],
            places: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
            root: 0,
        };
        tree.clear();
        tree
    }

    /// Forgets everything but the memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.places.clear();
        self.root = self.add_node();
    }

    /// How many decisions are kept.
    pub fn len(&self) -> usize {
        self.edges.len()
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, last: NONE, best: None });
        self.nodes.len() as u32 - 1
    }

    /// The node that an edge leads to, and whether it is new.
    pub fn follow(&mut self, edge: u32) -> (u32, bool) {
        match self.edges[edge as usize].child {
            NONE => {
                let child = self.add_node();
                self.edges[edge as usize].child = child;
                (child, true)
            }
            child => (child, false),
        }
    }

    pub fn edge(&self, at: u32) -> &Edge<A> {
        &self.edges[at as usize]
    }

    pub fn edge_mut(&mut self, at: u32) -> &mut Edge<A> {
        &mut self.edges[at as usize]
    }

    /// All edges of a node.
    pub fn edges_of(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let here = at;
            at = self.edges.get(here as usize)?.next;
            Some(here)
        })
    }

    /// Finds the edge of each option and puts it into `found`, [`NONE`] where there is none yet. Options come in a fixed order,
    /// so that most are the next edge of the node; where a redeal offers others, they are looked up.
    pub fn find(&self, node: u32, options: &Options<A>, found: &mut Vec<u32>) {
        found.clear();
        let mut next = self.nodes[node as usize].first;
        if next == NONE {
            found.resize(options.len(), NONE);
            return;
        }
        for decision in options.decisions() {
            let is_next = self.edges.get(next as usize).is_some_and(|edge| edge.decision == decision);
            let edge = if is_next { next } else { self.look_up(node, decision) };
            if edge != NONE {
                next = self.edges[edge as usize].next;
            }
            found.push(edge);
        }
    }

    /// The edge of a node for a decision, wherever it is; [`NONE`] if there is none.
    fn look_up(&self, node: u32, decision: Checked<A>) -> u32 {
        let same = |at: &u32| {
            let edge = &self.edges[*at as usize];
            edge.node == node && edge.decision == decision
        };
        self.places.find(self.hasher.hash_one((node, decision)), same).copied().unwrap_or(NONE)
    }

    /// Adds a decision that promises so many points, to be weighed by this temperature.
    pub fn add_edge(&mut self, node: u32, decision: Checked<A>, promise: f32, temperature: f32) -> u32 {
        let at = self.edges.len() as u32;
        let Node { last, best, .. } = self.nodes[node as usize];
        let weight = ((promise - best.unwrap_or(promise)) / temperature).clamp(-20.0, 4.0).exp();
        let edge = Edge {
            decision,
            node,
            next: NONE,
            child: NONE,
            visits: 0,
            available: 0,
            weight,
            value: 0.0,
            square: 0.0,
            points: 0.0,
        };
        self.edges.push(edge);
        let (edges, hasher) = (&self.edges, &self.hasher);
        let hash = |at: &u32| hasher.hash_one((edges[*at as usize].node, edges[*at as usize].decision));
        self.places.insert_unique(hash(&at), at, hash);
        match last {
            NONE => self.nodes[node as usize].first = at,
            last => self.edges[last as usize].next = at,
        }
        self.nodes[node as usize].last = at;
        at
    }

    /// Says what the best option of a node promises, if that is not known yet.
    pub fn measure(&mut self, node: u32, best: f32) {
        self.nodes[node as usize].best.get_or_insert(best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ethnos::Ethnos;
    use kernel::data::Data;
    use kernel::{Game, Seed};

    #[test]
    fn edges_are_found_in_whatever_order_they_came() {
        let data = ethnos::EthnosData::built_in();
        let game = Ethnos::new(data, &Ethnos::setups(data)[0], &Seed([1; 32])).unwrap();
        let mut options = Options::new();
        game.options(game.deciding().first().unwrap(), &mut options);
        assert!(options.len() > 2);
        let mut tree = Tree::new();
        let backwards: Vec<u32> =
            options.decisions().rev().map(|decision| tree.add_edge(tree.root, decision, 0.0, 1.0)).collect();
        let mut found = vec![];
        tree.find(tree.root, &options, &mut found);
        assert_eq!(found, backwards.into_iter().rev().collect::<Vec<_>>());
        let (child, new) = tree.follow(found[0]);
        assert!(new && tree.follow(found[0]) == (child, false));
        tree.find(child, &options, &mut found);
        assert!(found.iter().all(|edge| *edge == NONE));
    }
}
