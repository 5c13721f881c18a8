import { vi } from 'vitest';
import type { findOtherVersions as findOtherVersionsOfSite } from '../features/mount-remote/find-other-versions.ts';
import type { loadModule as loadModuleOfRemote } from '../features/mount-remote/load-module.ts';

// One mock for all test files: they share loaded modules, so that a mock of one file would stay in those of the next.
export const loadModule = vi.fn<typeof loadModuleOfRemote>();
export const findOtherVersions = vi.fn<typeof findOtherVersionsOfSite>(async () => []);
