import sanitizeHtml from 'sanitize-html';

const block = /(<\/?(?:p|ul|ol|li|h3|h4)>)/;

/**
 * Normalises HTML to a flat sequence of blocks. Loose text becomes a paragraph, and two line breaks begin a new one. A
 * paragraph is split around a list in it. Empty blocks are removed.
 */
export function normaliseBlocks(html: string): string {
  const blank = /(?:\s|&nbsp;|\u00A0|<br \/>)+/g;
  const parts = html
    .replace(/(?:<br \/>(?:\s|&nbsp;|\u00A0)*){2,}/g, '</p><p>')
    .split(block)
    .filter((part) => part.replace(blank, '') !== '');
  const out: string[] = [];
  const lists: string[] = [];
  let text = '';
  let heading: string | undefined;
  const flush = () => {
    for (const inline of balanceInline(text)) {
      const place = lists.at(-1);
      if (place === 'li') out.push(inline);
      else if (place !== undefined) addToList(inline, /^\s/.test(text), out);
      else out.push(heading ? `<${heading}>${inline}</${heading}>` : `<p>${inline}</p>`);
    }
    text = '';
  };
  for (const part of parts) {
    const tag = /^<(\/?)(p|ul|ol|li|h3|h4)>$/.exec(part);
    if (!tag) {
      text += part;
      continue;
    }
    flush();
    const [, closing, name = ''] = tag;
    if (name === 'p') continue;
    if (name === 'h3' || name === 'h4') heading = closing || lists.includes('li') ? undefined : name;
    else if (!closing) openList(name, lists, out);
    else closeList(name, lists, out);
  }
  flush();
  while (lists.length > 0) out.push(`</${lists.pop()}>`);
  return out
    .join('')
    .replace(/<li><\/li>/g, '')
    .replace(/<(ul|ol)><\/\1>/g, '');
}

/** Text between list items: the end of a word that was cut off with its item, or an item that lost its tags. */
function addToList(inline: string, isApart: boolean, out: string[]): void {
  if (!/[\p{L}\p{N}]/u.test(inline)) return;
  if (!isApart && out.at(-1) === '</li>' && /^[\p{Ll}),.;]/u.test(inline)) out.splice(-1, 1, inline, '</li>');
  else out.push('<li>', inline, '</li>');
}

function openList(name: string, lists: string[], out: string[]): void {
  if (name === 'li' && !lists.some((open) => open !== 'li')) openList('ul', lists, out);
  if (name === 'li' && lists.at(-1) === 'li') out.push(`</${lists.pop()}>`);
  if (name !== 'li' && lists.length > 0 && lists.at(-1) !== 'li') openList('li', lists, out);
  lists.push(name);
  out.push(`<${name}>`);
}

function closeList(name: string, lists: string[], out: string[]): void {
  if (!lists.includes(name)) return;
  for (let open = lists.pop(); open !== undefined; open = lists.pop()) {
    out.push(`</${open}>`);
    if (open === name) return;
  }
}

/** Inline HTML with balanced strong, em and a, trimmed of line breaks and spaces. */
function balanceInline(text: string): string[] {
  const closed = sanitizeHtml(text, {
    allowedTags: ['strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
  })
    .replace(/&nbsp;|\u00A0/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, '')
    .replace(/<(strong|em|a)[^>]*>\s*<\/\1>/g, '')
    .replace(/(?:<br \/>\s*)+<\/(strong|em|a)>$/, '</$1>');
  return closed.replace(/<[^>]+>/g, '').trim() === '' ? [] : [closed];
}
