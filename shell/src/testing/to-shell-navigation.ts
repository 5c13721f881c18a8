import type { MemoryNavigation } from '@jobharbor/shared/testing';
import type { ShellNavigation } from '../common/create-navigation.ts';
import { createPageChange } from '../common/page-change.ts';

/** An in-memory history as the shell's, whose pages are all committed at once. */
export const toShellNavigation = (memory: MemoryNavigation): ShellNavigation => ({
  ...memory,
  kind: () => 'push',
  change: () => createPageChange(false),
  guard: () => {},
  dispose: () => {},
});
