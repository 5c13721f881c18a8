import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageNames } from './create-page-names.ts';

const announce = vi.fn();
let isPending = false;
let names: ReturnType<typeof createPageNames>;
beforeEach(() => {
  isPending = false;
  announce.mockClear();
  const change = { isPending: () => isPending } as never;
  names = createPageNames(
    { ...createMemoryNavigation('/en/ph/jobs'), change: () => change },
    { announce, isLost: () => false, store: {} as never },
    document.body,
  );
});

it('announces a page once, when it is committed, and not the new title of the page before', () => {
  names.onPageChange('/job/nurse-7');
  isPending = true;
  names.setPage({ title: '12 jobs' });
  expect(announce).not.toHaveBeenCalled();
  isPending = false;
  names.setPage({ title: 'Nurse' });
  names.setPage({ title: 'Nurse · closed' });
  expect(announce.mock.calls).toEqual([['Nurse', document.body]]);
});

it('announces nothing later where somebody returned before the next page was committed', () => {
  names.onPageChange('/job/nurse-7');
  names.onPageChange('/jobs');
  names.setPage({ title: '仕事' });
  expect(announce).not.toHaveBeenCalled();
});
