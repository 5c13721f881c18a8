import type { ReleaseStore } from '../store/release-store.ts';

/** Leaves out retired remotes: they stay so until they are released individually. */
export async function withoutRetired(
  store: ReleaseStore,
  versions: Record<string, string>,
  onProgress: (text: string) => void,
): Promise<Record<string, string>> {
  const live = await store.readLive();
  const { retired = {} } = live ? await store.readSet(live.set) : {};
  for (const name of Object.keys(versions).filter((one) => one in retired))
    onProgress(`${name} is retired and stays so: pnpm release ${name} brings it back.`);
  return Object.fromEntries(Object.entries(versions).filter(([name]) => !(name in retired)));
}
