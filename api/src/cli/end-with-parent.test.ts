import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { endWithParent } from './end-with-parent.ts';

it('ends at once what was started by a process that had ended before', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const end = vi.fn<() => void>();
  const goesOn = vi.fn<() => void>();
  endWithParent(goesOn, process.ppid);
  endWithParent(end, pid);
  await expect.poll(() => end.mock.calls.length).toBe(1);
  expect(goesOn).not.toHaveBeenCalled();
});
