declare module '*.md' {
  export const pages: import('./policy.ts').PolicyPages;
}
