import { nextTask } from '@jobharbor/shared/remote';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { HealthReporter } from '../../common/health-reporter.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { followScreens } from './follow-screens.ts';

interface PageServices {
  health: HealthReporter;
  registry: RemoteRegistry;
  navigation: ShellNavigation;
  /** The remote that the page was opened on. */
  opened: string;
}

/**
 * Reports web vitals for the remote that the page was opened on, and interaction to next paint for the screen that was
 * shown. The library also reports what happened before it was loaded.
 */
export async function reportVitals({ health, registry, navigation, opened }: PageServices): Promise<void> {
  const opening = registry.named(opened);
  const screenAt = followScreens(navigation, registry);
  const report = ({ name, value, entries }: Metric) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    const screen = name === 'INP' ? screenAt(entries[0]?.startTime ?? 0) : undefined;
    const place = screen ? { ...registry.named(screen.remote), screen: screen.route } : opening;
    health.report({ event: 'vital', ...place, vital: name, value: rounded });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // A task each: together with the code that has just run they would hold back input.
    await nextTask();
    watch(report);
  }
}
