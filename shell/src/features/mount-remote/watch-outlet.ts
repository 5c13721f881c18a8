import type { HealthReporter } from '../../common/health-reporter.ts';
import type { Outlet } from './create-outlet.ts';

type Package = { remote: string; version: string };

interface WatchedOutlet {
  place: HTMLElement;
  outlet: Pick<Outlet, 'state' | 'shown' | 'forget'>;
  /** The remote whose page is shown. */
  shownRemote(): Package;
  shell: Package;
  report: HealthReporter['report'];
  mountAgain(): Promise<void>;
  /** Milliseconds that a mounted page may be empty, as while the code of a part loads. */
  patience?: number;
}

/**
 * A page that has left the document, or stays empty for long, is a failure. It is reported, and the page is mounted
 * again. That happens once until it has content, since a page that stays empty would be mounted for ever. Returns the
 * undo.
 */
export function watchOutlet({
  place,
  outlet,
  shownRemote,
  shell,
  report,
  mountAgain,
  patience = 5_000,
}: WatchedOutlet): () => void {
  const observer = new MutationObserver(check);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMended = false;

  /** From the page up to the document: what is removed from one of them takes the page with it. */
  function observe() {
    observer.disconnect();
    for (let element: Element | null = outlet.shown() ?? place; element; element = element.parentElement)
      observer.observe(element, { childList: true });
  }
  function mend(text: string) {
    report({ event: 'crashed', ...shownRemote(), text });
    if (isMended) return;
    isMended = true;
    outlet.forget();
    void mountAgain();
  }
  function check() {
    clearTimeout(timer);
    timer = undefined;
    if (!place.isConnected) {
      report({ event: 'crashed', ...shell, text: 'The outlet was removed from the document.' });
      (document.querySelector('.jhf-place') ?? document.querySelector('main') ?? document.body).append(place);
    }
    const page = outlet.shown();
    if (page && outlet.state.getState().status === 'ready') {
      if (!place.contains(page)) mend('The page was removed from the document.');
      else if (!hasContent(page))
        timer = setTimeout(() => {
          if (outlet.shown() === page && !hasContent(page)) mend('The page is empty.');
        }, patience);
      else isMended = false;
    }
    observe();
  }
  const unsubscribe = outlet.state.subscribe(check);
  check();
  return () => {
    unsubscribe();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Whether a person sees or hears something: a text, a picture, a control, or a skeleton. */
const hasContent = (page: Element): boolean =>
  page.textContent?.trim() !== '' ||
  page.querySelector('img,svg,input,button,video,canvas,iframe,[aria-busy],[class*=skeleton]') !== null;
