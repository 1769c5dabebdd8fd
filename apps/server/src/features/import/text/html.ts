import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import { linkAddresses } from './link-addresses.ts';

/** Plain text as HTML: each line becomes a paragraph, as in the editor. */
export const linesToHtml = (text: string): string => {
  const lines = text.trimEnd().replace(/\r\n?/g, '\n').split('\n');
  return text.trim() === '' ? '' : lines.map((line) => `<p>${linkAddresses(line)}</p>`).join('');
};

type Task = { html: string; isChecked: boolean };

export const taskItem = ({ html, isChecked }: Task): string => {
  const checked = isChecked ? ' checked="checked"' : '';
  return `<li data-checked="${isChecked}" data-type="taskItem"><label><input type="checkbox"${checked}><span></span></label><div>${html}</div></li>`;
};

export const taskList = (tasks: readonly Task[]): string =>
  tasks.length === 0 ? '' : `<ul data-type="taskList">${tasks.map(taskItem).join('')}</ul>`;

export const linkTo = (address: string, text: string): string =>
  `<a href="${escapeAttribute(address)}">${escapeHtml(text)}</a>`;

/** The source of a text as its last line: a page, or a local file. */
export const sourceLine = (address = ''): string => {
  if (address.trim() === '') return '';
  return `<p>${/^https?:\/\//i.test(address) ? linkTo(address, address) : escapeHtml(address)}</p>`;
};
