import type { Scored } from './scored-titles.ts';

/** Titles to rank at most: the time of it, 2 ms for so many, grows with their square. */
export const maxRanked = 300;
/** Nearest titles of each that it is linked to, itself among them. */
const neighbours = 20;
/** How fast less similar titles lose weight, as neighbours and as what the search is about. */
const linkTemperature = 0.1;
const scoreTemperature = 0.15;
/** Share of the neighbours' scores beside a title's own, in each of a few rounds, after which they hardly change. */
const neighbourShare = 0.8;
const rounds = 8;

/** Links of a graph: those of node `n` are in the range from `starts[n]` to before `starts[n + 1]`. */
interface Links {
  starts: Int32Array;
  nodes: number[];
  weights: number[];
}

/**
 * Manifold ranking (Zhou et al., 2004) of the best titles, sorted by score. Each passes its score on to the titles that
 * it is most similar to. A title near to many good ones then comes first. The order changes, the list of scores does
 * not: the title that comes second has the second highest. `cosines` is the matrix of the titles to rank, the first
 * ones.
 */
export function rankOnManifold(found: readonly Scored[], cosines: Float32Array): Scored[] {
  const head = found.slice(0, Math.sqrt(cosines.length));
  const most = head[0]?.score ?? 0;
  const own = Float64Array.from(head, ({ score }) => Math.exp((score - most) / scoreTemperature));
  const ranked = spread(own, linkNeighbours(cosines, head.length));
  const order = head.map((_, at) => at).sort((a, b) => (ranked[b] ?? 0) - (ranked[a] ?? 0) || a - b);
  return [
    ...order.map((at, rank) => ({ number: head[at]?.number ?? 0, score: head[rank]?.score ?? 0 })),
    ...found.slice(head.length),
  ];
}

function spread(own: Float64Array, { starts, nodes, weights }: Links): Float64Array {
  let scores = own;
  for (let round = 0; round < rounds; round += 1) {
    const before = scores;
    scores = own.map((value, node) => {
      let sum = 0;
      const end = starts[node + 1] as number;
      for (let at = starts[node] as number; at < end; at += 1)
        sum += (weights[at] as number) * (before[nodes[at] as number] as number);
      return neighbourShare * sum + (1 - neighbourShare) * value;
    });
  }
  return scores;
}

/** Links each title with its nearest ones, in both directions; weights are normalised by the degrees of both ends. */
function linkNeighbours(cosines: Float32Array, size: number): Links {
  const least = leastOfNearest(cosines, size);
  const links: Links = { starts: new Int32Array(size + 1), nodes: [], weights: [] };
  const degrees = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const cosine = cosines[row * size + column] as number;
      if (cosine < (least[row] as number) && cosine < (least[column] as number)) continue;
      const weight = Math.exp((cosine - 1) / linkTemperature);
      links.nodes.push(column);
      links.weights.push(weight);
      degrees[row] = (degrees[row] as number) + weight;
    }
    links.starts[row + 1] = links.nodes.length;
  }
  for (let row = 0; row < size; row += 1)
    for (let at = links.starts[row] as number; at < (links.starts[row + 1] as number); at += 1)
      links.weights[at] =
        (links.weights[at] as number) /
        Math.sqrt((degrees[row] as number) * (degrees[links.nodes[at] as number] as number));
  return links;
}

/** For each title its cosine with the last of its nearest neighbours. */
function leastOfNearest(cosines: Float32Array, size: number): Float64Array {
  const least = new Float64Array(size);
  const nearest = new Float64Array(Math.min(neighbours, size));
  for (let row = 0; row < size; row += 1) {
    nearest.fill(Number.NEGATIVE_INFINITY);
    for (let column = 0; column < size; column += 1) {
      const cosine = cosines[row * size + column] as number;
      if (cosine <= (nearest[0] as number)) continue;
      // Ascending: the least one falls out at the front.
      let at = 1;
      for (; at < nearest.length && (nearest[at] as number) < cosine; at += 1)
        nearest[at - 1] = nearest[at] as number;
      nearest[at - 1] = cosine;
    }
    least[row] = nearest[0] as number;
  }
  return least;
}
