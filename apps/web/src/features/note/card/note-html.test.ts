// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cutHtml, renderNoteHtml, setTaskChecked, taskIndexOf } from './note-html.ts';

const task = (text: string, isChecked = false, inner = '') =>
  `<li data-type="taskItem" data-checked="${isChecked}"><label><input type="checkbox"${isChecked ? ' checked="checked"' : ''}><span></span></label><div><p>${text}</p>${inner}</div></li>`;
const list = (...tasks: string[]) => `<ul data-type="taskList">${tasks.join('')}</ul>`;

const render = (html: string) => {
  const text = document.createElement('div');
  text.append(renderNoteHtml(html));
  return text;
};
const boxes = (text: Element) => [...text.querySelectorAll('input')];

test('shows nothing that could run', () => {
  const text = render(
    '<p onclick="x()">a<script>x()</script><img src=x onerror=x()><a href="javascript:x()">b</a><svg><animate onbegin=x()></svg></p>',
  );
  expect(text.innerHTML).not.toMatch(/script|onerror|onclick|onbegin|svg|src=/i);
  expect(text.textContent).toBe('ab');
});

test('keeps no id, name, style or class', () => {
  expect(render('<p id="root" name="n" class="c" style="position:fixed">a</p>').innerHTML).toBe('<p>a</p>');
});

test('opens links in a new tab that has no access to this one', () => {
  const link = render('<p><a href="https://example.com">a</a></p>').querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://example.com/',
    '_blank',
    'noopener noreferrer nofollow',
  ]);
});

test('shows tasks as checkboxes named by their text', () => {
  const [rice, dal] = boxes(render(list(task('Soak the rice', true), task('And the dal'))));
  expect([rice?.checked, rice?.getAttribute('aria-label')]).toEqual([true, 'Soak the rice']);
  expect([dal?.checked, dal?.getAttribute('aria-label')]).toEqual([false, 'And the dal']);
});

test('gives a task without a checkbox one', () => {
  const [box] = boxes(render('<ul><li data-type="taskItem" data-checked="true"><p>a</p></li></ul>'));
  expect(box?.checked).toBe(true);
});

test('has no checkbox outside a task', () => {
  expect(boxes(render('<p><input type="checkbox">a</p>'))).toEqual([]);
});

test('ticks the task that was asked for, also inside another one', () => {
  const html = list(task('one', false, list(task('two'), task('three', true))), task('four'));
  const text = render(html);
  expect(boxes(text).map((box) => taskIndexOf(box, text))).toEqual([0, 1, 2, 3]);

  const ticked = boxes(render(setTaskChecked(html, 1, true))).map((box) => box.checked);
  expect(ticked).toEqual([false, true, true, false]);
  const unticked = boxes(render(setTaskChecked(html, 2, false))).map((box) => box.checked);
  expect(unticked).toEqual([false, false, false, false]);
});

test('leaves the rest of the text as it was when a task is ticked', () => {
  const html = `<p>Fish &amp; rice</p>${list(task('a'))}<p>b</p>`;
  expect(setTaskChecked(setTaskChecked(html, 0, true), 0, false)).toBe(html);
  expect(setTaskChecked(html, 7, true)).toBe(html);
});

test('shows the beginning of a long text, with whole tags and the places of its tasks', () => {
  const html = `<p>See <a href="https://example.com/#tea">tea</a></p>${list(task('Rice'), task('Limes'))}`;
  expect(cutHtml(html, html.length)).toBe(html);
  for (let length = 0; length < html.length; length += 1) {
    const cut = cutHtml(html, length);
    const text = render(cut);
    expect(html.startsWith(cut)).toBe(true);
    expect('See teaRiceLimes'.startsWith(text.textContent ?? '')).toBe(true);
    expect(boxes(text).map((box) => taskIndexOf(box, text))).toEqual([0, 1].slice(0, boxes(text).length));
  }
});
