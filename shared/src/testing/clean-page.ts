import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A setup file: files of tests share one page, so each test leaves it empty, and its storage too. It is the last of the
// list, because what is done after a test runs in reverse: the page goes while its server and its clock still stand.
afterEach(() => {
  // Files of server rendering have no page.
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
