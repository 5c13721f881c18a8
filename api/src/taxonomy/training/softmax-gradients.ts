const temperature = 0.14;
const siblingTarget = 0.1;
const rate = { peak: 0.02, last: 0.05, warmUp: 50 } as const;

/** The rate of a step of a training: it rises for some steps, and falls from then on. */
export function learningRateAt(step: number, steps: number): number {
  const warmUp = Math.min(rate.warmUp, steps / 5);
  if (step < warmUp) return (rate.peak * step) / warmUp;
  const left = (steps - step) / (steps - warmUp);
  return rate.peak * (rate.last + (1 - rate.last) * left);
}

/** Replaces cosines by the gradients of the loss, a symmetric softmax over the batch; returns the loss. */
export function replaceByGradients(
  scores: Float32Array,
  drawn: readonly (readonly [concept: number, group: number])[],
): number {
  const batch = drawn.length;
  const rowSums = new Float64Array(batch);
  const columnSums = new Float64Array(batch);
  const targetSums = new Float64Array(batch);
  const concepts = Int32Array.from(drawn, ([concept]) => concept);
  const groups = Int32Array.from(drawn, ([, group]) => group);
  const targetOf = (row: number, column: number) => {
    if (groups[row] !== groups[column]) return 0;
    return concepts[row] === concepts[column] ? 1 : siblingTarget;
  };
  for (let row = 0, at = 0; row < batch; row += 1)
    for (let column = 0; column < batch; column += 1, at += 1) {
      // Cosines: no exponential can overflow.
      const score = Math.exp((scores[at] as number) / temperature);
      scores[at] = score;
      rowSums[row] = (rowSums[row] as number) + score;
      columnSums[column] = (columnSums[column] as number) + score;
      targetSums[row] = (targetSums[row] as number) + targetOf(row, column);
    }
  let loss = 0;
  const share = 1 / (2 * batch * temperature);
  for (let row = 0, at = 0; row < batch; row += 1)
    for (let column = 0; column < batch; column += 1, at += 1) {
      const score = scores[at] as number;
      const rowSum = rowSums[row] as number;
      const target = targetOf(row, column);
      let gradient = score / rowSum + score / (columnSums[column] as number);
      if (target > 0) {
        gradient -= target / (targetSums[row] as number) + target / (targetSums[column] as number);
        loss -= (target / (targetSums[row] as number)) * Math.log(score / rowSum);
      }
      scores[at] = gradient * share;
    }
  return loss / batch;
}
