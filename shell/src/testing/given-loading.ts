import { vi } from 'vitest';
import type { findOtherVersions as findOtherVersionsOfSite } from '../features/mount-remote/find-other-versions.ts';
import type { loadModule as loadModuleOfRemote } from '../features/mount-remote/load-module.ts';

// One for all test files, which share the loaded modules.
export const loadModule = vi.fn<typeof loadModuleOfRemote>();
export const findOtherVersions = vi.fn<typeof findOtherVersionsOfSite>(async () => []);
