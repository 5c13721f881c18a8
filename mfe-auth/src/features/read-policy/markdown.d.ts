declare module '*.md' {
  export const pages: import('./features/read-policy/policy.ts').PolicyPages;
}
