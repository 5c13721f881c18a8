import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { HealthReporter } from '../../common/health-reporter.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

interface PageServices {
  health: HealthReporter;
  registry: RemoteRegistry;
  /** The remote that the page was opened on. */
  opened: string;
}

/** Reports web vitals for the remote that the page was opened on. The library also reports what happened before it was loaded. */
export function reportVitals({ health, registry, opened }: PageServices): void {
  const opening = registry.named(opened);
  const report = ({ name, value }: Metric) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    health.report({ event: 'vital', ...opening, vital: name, value: rounded });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
