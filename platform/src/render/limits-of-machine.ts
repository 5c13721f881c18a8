import { availableParallelism, loadavg } from 'node:os';
import { defaultRenderLimits, type RenderLimits } from './render-process.ts';

/** Longest extension of a time limit on a busy machine. */
const mostTimes = 8;

/**
 * Time limits of one render for a check before publication. With four busy programs a core, a page gets a quarter of the
 * processor, thus four times as long. The check is of the page and not of the machine. Windows reports no load.
 *
 * @param load Average number of programs that ran or waited during the last minute.
 */
export function limitsOfMachine(
  load = loadavg()[0] ?? 0,
  cores = availableParallelism(),
): Pick<RenderLimits, 'readyMs' | 'renderMs' | 'silenceMs'> {
  const times = Math.min(mostTimes, Math.max(1, load / cores));
  const { readyMs, renderMs, silenceMs } = defaultRenderLimits;
  return {
    readyMs: Math.round(readyMs * times),
    renderMs: Math.round(renderMs * times),
    silenceMs: Math.round(silenceMs * times),
  };
}
