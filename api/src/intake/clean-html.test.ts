import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it.each([
  '<p id="location" name="document">Work</p>',
  '<a id="config" name="config" href="https://evil.example">one</a><a id="config" name="url" href="https://evil.example">two</a>',
  '<form name="body"><input name="attributes"><button id="submit" form="body">Go</button></form>',
  '<img name="cookie" src="https://evil.example/x.png"><embed name="getElementById"><object id="scripts"></object>',
  '<iframe name="top" srcdoc="<a id=self></a>"></iframe><svg><a id="x"/></svg><math id="y"></math>',
])('leaves no id and no name, by which a text would stand for a property of the page: %s', (html) => {
  expect(cleanHtml(html)).not.toMatch(
    /\s(?:id|name|form)\s*=|<(?:form|input|button|img|iframe|object|embed|svg|math)/i,
  );
});
