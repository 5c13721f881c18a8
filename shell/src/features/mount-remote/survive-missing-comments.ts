/**
 * React removes a part that it has not hydrated yet by the comments around it. `removeChild` throws if an extension or a
 * proxy has removed these, and React does not catch that. No error boundary hears of it, and no root of the document may
 * render again. Within `page` nothing is removed instead, and `onCrash` is called, which draws the page again. Returns the
 * undo.
 */
export function surviveMissingComments(page: HTMLElement, onCrash: (error: unknown) => void): () => void {
  const { removeChild } = Node.prototype;
  function removeKnown<T extends Node>(this: Node, child: T): T {
    const isMissing = child.nodeType === Node.COMMENT_NODE && child.parentNode !== this;
    if (!isMissing || !page.contains(this)) return removeChild.call(this, child) as T;
    // React must not be unmounted while it renders.
    queueMicrotask(() => onCrash(new DOMException('A comment of a part is missing.', 'NotFoundError')));
    return child;
  }
  Node.prototype.removeChild = removeKnown;
  return () => {
    if (Node.prototype.removeChild === removeKnown) Node.prototype.removeChild = removeChild;
  };
}
