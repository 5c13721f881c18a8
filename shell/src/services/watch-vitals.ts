import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Services } from './create-services.ts';

/** Tells how the page felt, of the remote that it opened on. What happened before this was loaded is known all the same. */
export function watchVitals({ health, registry, opened }: Services): void {
  const opening = registry.named(opened);
  const tell = ({ name, value }: Metric) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    health.tell({ event: 'vital', ...opening, vital: name, value: rounded });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}
