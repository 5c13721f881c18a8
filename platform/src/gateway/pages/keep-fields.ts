/** Keeps the content of a page's fields over a reload. */
export interface KeepFields {
  save(): void;
  /** Types again what was saved, in fields that come within five seconds. */
  restore(): void;
}

/** Runs in pages of development as source text, and therefore imports nothing. Leaves out passwords and files. */
export function createKeepFields(): KeepFields {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const storageKey = 'jh_dev_fields';
  // biome-ignore lint/style/noRestrictedGlobals: a developer's browser, in a script without imports.
  const storage = sessionStorage;

  /** By tag, type, name, and position among those that are alike. */
  function fieldsByKey(): Map<string, Field> {
    const found = new Map<string, Field>();
    for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
      if (['password', 'file', 'hidden', 'submit', 'button'].includes(field.type)) continue;
      const kind = [field.tagName, field.type, field.name || field.id].join(' ');
      let position = 0;
      while (found.has(`${kind} ${position}`)) position += 1;
      found.set(`${kind} ${position}`, field);
    }
    return found;
  }
  const canBeChecked = ({ type }: Field): boolean => ['checkbox', 'radio'].includes(type);
  const contentOf = (field: Field) =>
    canBeChecked(field) ? String((field as HTMLInputElement).checked) : field.value;

  function fill(field: Field, content: string): void {
    if (contentOf(field) === content) return;
    if (canBeChecked(field)) {
      // A radio button is cleared by the choice of another.
      if (field.type === 'checkbox' || content === 'true') field.click();
      return;
    }
    // With the prototype's setter React takes it for a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  return {
    save() {
      const fields = [...fieldsByKey()].map(([key, field]) => ({
        ...{ key, content: contentOf(field), isFocused: field === document.activeElement },
      }));
      storage.setItem(storageKey, JSON.stringify({ page: location.href, fields }));
    },
    restore() {
      const saved = JSON.parse(storage.getItem(storageKey) ?? 'null');
      storage.removeItem(storageKey);
      if (saved?.page !== location.href) return;
      let missing: { key: string; content: string; isFocused: boolean }[] = saved.fields;
      const look = () => {
        const fields = fieldsByKey();
        missing = missing.filter(({ key, content, isFocused }) => {
          const field = fields.get(key);
          if (field) fill(field, content);
          if (field && isFocused) field.focus({ preventScroll: true });
          return !field;
        });
        if (missing.length === 0) observer.disconnect();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => observer.disconnect(), 5_000);
      look();
    },
  };
}
