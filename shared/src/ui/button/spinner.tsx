/** A small turning ring beside words that say what is going on. Never over a whole page: draw a skeleton there. */
export function Spinner() {
  return <span className="jh-spinner" aria-hidden="true" />;
}
