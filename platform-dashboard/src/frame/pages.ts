/** Pages of the dashboard in the order of the navigation. */
export const pages = [
  { path: '/', title: 'Now' },
  { path: '/sets', title: 'Sets' },
  { path: '/health', title: 'Health' },
  { path: '/errors', title: 'Errors' },
  { path: '/flags', title: 'Flags' },
  { path: '/log', title: 'Log' },
  { path: '/compatibility', title: 'Compatibility' },
  { path: '/markets', title: 'Markets' },
  { path: '/support', title: 'Support codes' },
  { path: '/tokens', title: 'Tokens' },
] as const;
export type PagePath = (typeof pages)[number]['path'];
