import type { PageHead } from '@jobharbor/shared/remote';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMountContext, anEntry } from '../../testing/a-remote.ts';
import { scopeToPage } from './scope-to-page.ts';

describe('a page that the person leaves for another remote’s page', () => {
  const navigation = createMemoryNavigation('/en/ph/jobs');
  const setPage = vi.fn<(head: PageHead) => void>();
  let isCurrent = true;
  const scope = () => {
    const context = aMountContext();
    return scopeToPage(
      {
        ...context,
        props: () => ({ ...context.props(), navigation, setPage }),
        isAt: (name) => navigation.current().pathname.endsWith(name),
      },
      'jobs',
      anEntry('jobs'),
      () => isCurrent,
    );
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    isCurrent = true;
    setPage.mockClear();
    navigation.navigate('/en/ph/jobs');
  });

  it('is notified only of addresses of its own', () => {
    const { props } = scope();
    const listener = vi.fn();
    const stop = props.navigation.subscribe(listener);
    navigation.navigate('/en/ph/terms');
    expect(listener).not.toHaveBeenCalled();
    expect(props.navigation.current().pathname).toBe('/en/ph/terms');
    navigation.navigate('/en/id/jobs');
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('no longer sets the title', () => {
    const { props } = scope();
    props.setPage({ title: 'Jobs' });
    isCurrent = false;
    props.setPage({ title: '12 jobs' });
    expect(setPage.mock.calls).toEqual([[{ title: 'Jobs' }]]);
  });

  it('sets its latest title again when the person returns before the other page has loaded', async () => {
    const { props, resume } = scope();
    props.setPage({ title: 'Jobs' });
    isCurrent = false;
    navigation.navigate('/en/ph/terms');
    props.setPage({ title: '12 jobs' });
    navigation.navigate('/en/ph/jobs');
    resume();
    isCurrent = true;
    await nextTask();
    expect(setPage).toHaveBeenLastCalledWith({ title: '12 jobs' });
  });

  it('leaves the title to its next render when the person returns to another of its addresses', async () => {
    const { props, resume } = scope();
    props.setPage({ title: 'Jobs' });
    isCurrent = false;
    navigation.navigate('/en/id/jobs');
    resume();
    isCurrent = true;
    await nextTask();
    expect(setPage).toHaveBeenCalledOnce();
  });
});
