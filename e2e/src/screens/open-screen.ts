import type { Seeker } from '../actions/seeker.ts';

/** One screen of the site: its address, and what to do there before it is checked. */
export interface Screen {
  name: string;
  path: string;
  /** The address answers with 404. */
  isMissing?: boolean;
  prepare?(seeker: Seeker): Promise<void>;
}

/** Opens a screen and waits until nothing loads or moves. */
export async function openScreen(seeker: Seeker, screen: Screen): Promise<void> {
  try {
    await open(seeker, screen);
  } catch (error) {
    throw new Error(`The screen ${screen.name} does not open.`, { cause: error });
  }
}

async function open(seeker: Seeker, { path, prepare }: Screen): Promise<void> {
  const { page } = seeker;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(seeker);
  // Animations have ended.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

export async function waitForDialog({ page, t }: Seeker) {
  await page.getByRole('dialog', { name: t('search', 'apply.title') }).waitFor();
  await page.waitForLoadState('networkidle');
}
