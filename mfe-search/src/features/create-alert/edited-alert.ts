const key = 'jh-edited-alert';

/** The alert whose filters are being changed in this tab; null for none, and where the browser stores nothing. */
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
    // Then the address alone says it, until the first change of a filter.
  }
}
