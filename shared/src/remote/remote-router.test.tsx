import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createMemoryNavigation } from '../testing/index.ts';
import { nextTask } from './next-task.ts';
import { RemoteContext, type RemoteEnvironment } from './remote-context.tsx';
import { RemoteRouter } from './remote-router.tsx';

/** A remote below a shell that lets a page wait, and what was on the page when each commit was told. */
function aRemote() {
  const memory = createMemoryNavigation('/en/ph/jobs');
  const told: (string | null)[] = [];
  const change = { isInterruptible: true, defer: () => () => told.push(document.body.textContent) };
  const navigation: typeof memory = {
    ...memory,
    subscribe: (listener) => memory.subscribe(() => listener(change)),
  };
  let navigate: NavigateFunction = () => {};
  function Page() {
    const next = useNavigate();
    useEffect(() => {
      navigate = next;
    }, [next]);
    return useLocation().pathname;
  }
  const { unmount } = render(
    <RemoteContext value={{ navigation } as unknown as RemoteEnvironment}>
      <RemoteRouter>
        <Page />
      </RemoteRouter>
    </RemoteContext>,
  );
  return {
    told,
    unmount,
    entries: memory.entries,
    navigate: (to: string, options?: { replace: boolean }) => navigate(to, options),
  };
}

it('tells the shell of a page once it is in the document', async () => {
  const { told, navigate } = aRemote();
  await act(async () => {
    navigate('/job/nurse-7');
    await nextTask();
  });
  expect(told).toEqual(['/job/nurse-7']);
});

it('tells the shell of a page that is removed before it was rendered', async () => {
  const { told, navigate, unmount } = aRemote();
  await act(async () => {
    navigate('/job/nurse-7');
    unmount();
  });
  expect(told).toHaveLength(1);
});

it('a page that is left no longer writes its address, which would lead back to it', async () => {
  const { entries, navigate } = aRemote();
  await act(async () => {
    navigate('/job/nurse-7');
    navigate('/jobs?q=cook', { replace: true });
    await nextTask();
  });
  expect(screen.getByText('/job/nurse-7')).toBeTruthy();
  expect(entries.at(-1)).toBe('/en/ph/job/nurse-7');
});
