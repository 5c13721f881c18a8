const key = 'jh-edited-alert';

/** The alert whose filters are being edited in this tab; null without one or without storage. */
export function readEditedAlert(): number | null {
  try {
    const id = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

export function storeEditedAlert(id: number | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(id));
  } catch {
    // Without storage only the URL has it, until the first change of a filter.
  }
}
