/** Whether the React root exists, of a remote's page or of the frame, in which an element is: React marks its element. */
export const hasReactRoot = (element: Element): boolean =>
  Object.keys(element.closest('[data-remote],#jh-root') ?? {}).some((key) => key.startsWith('__reactC'));
