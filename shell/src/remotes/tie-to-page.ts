import type { PageHead, RemoteProps } from '@jobharbor/shared/remote';
import type { Surroundings } from './run-version.ts';

/** What binds a page's remote to the page around it. */
export interface PageTie {
  props: Pick<RemoteProps, 'navigation' | 'setPage'>;
  /** The person had wished for another page and is back before it came. */
  comeBack(): void;
}

/**
 * A page stays as it is while the next one of another remote is on its way: it hears only of addresses of its own, for
 * which it has something to draw, and names the page only while it is the one that is wanted.
 */
export function tieToPage(around: Surroundings, name: string, isWanted: () => boolean): PageTie {
  const { navigation, setPage } = around.props();
  const address = () => navigation.current().pathname;
  let told: { head: PageHead; address: string } | undefined;
  const tell = () => {
    if (told && isWanted()) setPage(told.head);
  };
  return {
    props: {
      navigation: {
        ...navigation,
        subscribe: (listener) => navigation.subscribe(() => around.isAt(name) && listener()),
      },
      setPage(head) {
        told = { head, address: told && !isWanted() ? told.address : address() };
        tell();
      },
    },
    comeBack: () => void setTimeout(() => told?.address === address() && tell()),
  };
}
