import type { PageHead } from '@jobharbor/shared/remote';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someSurroundings } from '../testing/a-remote.ts';
import { tieToPage } from './tie-to-page.ts';

describe('a page whose visitor goes on to the page of another remote', () => {
  const navigation = createMemoryNavigation('/en/ph/jobs');
  const setPage = vi.fn<(head: PageHead) => void>();
  let isWanted = true;
  const tie = () => {
    const around = someSurroundings();
    return tieToPage(
      {
        ...around,
        props: () => ({ ...around.props(), navigation, setPage }),
        isAt: (name) => navigation.current().pathname.endsWith(name),
      },
      'jobs',
      () => isWanted,
    );
  };
  const aTurn = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    isWanted = true;
    setPage.mockClear();
    navigation.navigate('/en/ph/jobs');
  });

  it('stays as it is: it hears of addresses of its own only', () => {
    const { props } = tie();
    const heard = vi.fn();
    const stop = props.navigation.subscribe(heard);
    navigation.navigate('/en/ph/terms');
    expect(heard).not.toHaveBeenCalled();
    expect(props.navigation.current().pathname).toBe('/en/ph/terms');
    navigation.navigate('/en/id/jobs');
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('does not name the page any more', () => {
    const { props } = tie();
    props.setPage({ title: 'Jobs' });
    isWanted = false;
    props.setPage({ title: '12 jobs' });
    expect(setPage.mock.calls).toEqual([[{ title: 'Jobs' }]]);
  });

  it('names it again, as it is by now, when the visitor is back before the other page came', async () => {
    const { props, comeBack } = tie();
    props.setPage({ title: 'Jobs' });
    isWanted = false;
    navigation.navigate('/en/ph/terms');
    props.setPage({ title: '12 jobs' });
    navigation.navigate('/en/ph/jobs');
    comeBack();
    isWanted = true;
    await aTurn();
    expect(setPage).toHaveBeenLastCalledWith({ title: '12 jobs' });
  });

  it('leaves the name to what it draws next when the visitor is back at another of its addresses', async () => {
    const { props, comeBack } = tie();
    props.setPage({ title: 'Jobs' });
    isWanted = false;
    navigation.navigate('/en/id/jobs');
    comeBack();
    isWanted = true;
    await aTurn();
    expect(setPage).toHaveBeenCalledOnce();
  });
});
