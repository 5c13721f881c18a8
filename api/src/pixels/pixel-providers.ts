import type { PixelProvider } from '@jobharbor/shared/contracts';
import { readMetaSettings, tellMeta } from './meta-conversions.ts';
import type { PixelSettings, TellProvider } from './pixel-port.ts';

export const tellProvider: Readonly<Record<PixelProvider, TellProvider>> = { meta: tellMeta };

export function readPixelSettings(env: NodeJS.ProcessEnv): PixelSettings {
  const meta = readMetaSettings(env);
  return meta === null ? {} : { meta };
}
