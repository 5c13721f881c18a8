import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricSources {
  /** Render processes that run. */
  processes(): { name: string; version: string }[];
  /** Whether the API answers. */
  isApiUp(): boolean;
  /** Size of the page cache. */
  keptPages(): { pages: number; bytes: number };
}

/** Prometheus metrics of this gateway. */
export interface GatewayMetrics {
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Counts a page. `drawn`: whether its remote was server-rendered; undefined if not wanted. */
  observePage(page: { remote: string; drawn: 'yes' | 'no' | 'failed'; seconds: number }): void;
  /** Counts cache results: `fresh` and `stale` hits, `drawn` misses; `own` for personal pages. */
  countSource(source: 'fresh' | 'stale' | 'drawn' | 'own'): void;
  countDeath(remote: string, version: string): void;
  /** Adds the gauges, read at each scrape; call it once. */
  addGauges(sources: MetricSources): void;
  text(): Promise<string>;
  contentType: string;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry for each gateway, so that two in one process do not mix. */
export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status class.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  const pages = new Histogram({
    name: 'jobharbor_page_duration_seconds',
    help: 'Pages composed, by remote and whether it was drawn on the server.',
    labelNames: ['remote', 'drawn'],
    buckets,
    registers,
  });
  const deaths = new Counter({
    name: 'jobharbor_render_process_ends_total',
    help: 'Render processes that ended by themselves or had to be killed.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const sources = new Counter({
    name: 'jobharbor_pages_total',
    help: 'Pages by where they came from: kept and fresh, kept and stale, drawn for all, drawn for one visitor.',
    labelNames: ['source'],
    registers,
  });
  return {
    observeRequest: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    observePage: ({ remote, drawn, seconds }) => pages.observe({ remote, drawn }, seconds),
    countSource: (source) => sources.inc({ source }),
    countDeath: (remote, version) => deaths.inc({ remote, version }),
    addGauges: (gauged) => addGauges(registers, gauged),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addGauges(registers: Registry[], { processes, isApiUp, keptPages }: MetricSources): void {
  new Gauge({
    name: 'jobharbor_kept_pages_bytes',
    help: 'Memory of pages that are kept for other visitors.',
    registers,
    collect() {
      this.set(keptPages().bytes);
    },
  });
  new Gauge({
    name: 'jobharbor_render_processes',
    help: 'Render processes that run.',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, version } of processes()) this.inc({ remote: name, version });
    },
  });
  new Gauge({
    name: 'jobharbor_api_up',
    help: '1 while the API answers, 0 while the breaker is open.',
    registers,
    collect() {
      this.set(isApiUp() ? 1 : 0);
    },
  });
}
