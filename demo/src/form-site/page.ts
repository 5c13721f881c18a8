import type { Html } from './html.ts';

export interface Page {
  title: string;
  content: Html;
  /** What the page shows news of, such as `chat-7`: its parts with `data-live` are then read again. */
  news?: readonly string[];
}

/** What the last action did, or why it did not. */
export interface Notice {
  text: string;
  items?: readonly string[] | undefined;
  isFailed: boolean;
}

/** What the page says besides its content. */
export interface Said {
  title: string;
  notice?: Notice | undefined;
  news?: readonly string[] | undefined;
  /** A form that was sent is shown again. */
  isSent?: boolean;
}
