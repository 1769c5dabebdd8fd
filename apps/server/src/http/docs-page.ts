import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { errorSentence, errorStatus } from '@pinlife/contract/errors';
import { isPublicRoute, type RouteName, routes } from '@pinlife/contract/routes';
import { accessOf } from '@pinlife/contract/token-access';
import type { z } from 'zod';
import { escapeAttribute, escapeHtml } from '../platform/text/html-text.ts';
import { toJsonSchema } from './json-schema.ts';

export const DOCS_STYLE_PATH = '/api/docs/style.css';
export const DOCS_SCRIPT_PATH = '/api/docs/try.js';

/**
 * Renders the API as a page for reading and trying. Scripts and styles are separate files, so it needs no exception
 * from the content security policy. It yields between the calls, so that requests are served meanwhile.
 */
export const renderDocsPage = async (): Promise<string> => {
  const names = Object.keys(routes) as RouteName[];
  let calls = '';
  for (const name of names) {
    calls += renderCall(name);
    await setImmediate();
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · PinLife</title>
<link rel="stylesheet" href="${DOCS_STYLE_PATH}">
<script type="module" src="${DOCS_SCRIPT_PATH}"></script>
</head>
<body>
<h1>PinLife API</h1>
<p>Success is <code>{"data": …}</code>, lists add <code>"next"</code>; failure is <code>{"error", "code", "field"?}</code>.
The same as a document for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Assistants find the same at <code>/mcp</code> (Model Context Protocol, streamable HTTP), with an access token as bearer.</p>
<p><label>Access token to try calls with, from Settings, Apps: <input id="token" type="password" autocomplete="off" spellcheck="false"></label></p>
<nav aria-label="Calls"><ul>${names.map(renderLink).join('')}</ul></nav>
<main>${calls}</main>
</body>
</html>`;
};

const renderLink = (name: RouteName) =>
  `<li><a href="#${name}"><b>${routes[name][0]}</b> ${escapeHtml(routes[name][1])}</a></li>`;

const renderCall = (name: RouteName) => {
  const endpoint: Endpoint = endpoints[name];
  const [method, path] = routes[name];
  return `<section id="${name}">
<h2><b>${method}</b> ${escapeHtml(path)}</h2>
<p>${escapeHtml(endpoint.summary)}. ${escapeHtml(describeAccess(name))}</p>
${renderSchema('Query', endpoint.query, 'input')}
${renderSchema('Body', endpoint.body, 'input')}
${renderSchema(`Answer ${endpoint.status ?? 200}: data`, endpoint.data, 'output')}
<ul>${(endpoint.failures ?? []).map((code) => `<li>${errorStatus(code)} <code>${code}</code> ${escapeHtml(errorSentence(code))}</li>`).join('')}</ul>
${accessOf(name) === 'session' ? '' : renderTrial(name)}
</section>`;
};

const describeAccess = (name: RouteName): string => {
  if (isPublicRoute(name)) return 'Public.';
  const access = accessOf(name);
  if (access === 'session') return 'Needs a login: access tokens may not.';
  return `Needs a bearer token${access === 'write' ? ' that may write' : ''}.`;
};

/** A form for trying a call; the script of the page sends it. */
const renderTrial = (name: RouteName): string => {
  const endpoint: Endpoint = endpoints[name];
  const [method, path] = routes[name];
  const field = (kind: string, label: string) =>
    `<label>${escapeHtml(label)} <input data-${kind}="${escapeAttribute(label)}" autocomplete="off"></label> `;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => field('param', param)).join('');
  const { properties = {} } = (endpoint.query ? toJsonSchema(endpoint.query, 'input') : {}) as { properties?: object };
  const query = Object.keys(properties)
    .map((key) => field('query', key))
    .join('');
  const body = endpoint.body ? '<label>Body <textarea data-body rows="4" spellcheck="false">{}</textarea></label>' : '';
  return `<details><summary>Try it</summary><form data-method="${method}" data-path="${escapeAttribute(path)}">
${params}${query}${body}<p><button>${method} ${escapeHtml(path)}</button></p><pre role="status" hidden></pre></form></details>`;
};

const renderSchema = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (!schema) return '';
  const json = JSON.stringify(toJsonSchema(schema, io), null, 2);
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(json)}</pre></details>`;
};

export const docsStyle = `
body { font: 15px/24px system-ui, sans-serif; max-width: 840px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 32px; line-height: 38px; }
h2 { font-size: 17px; margin: 40px 0 4px; overflow-wrap: anywhere; }
h2 b, li b { color: light-dark(#125f55, #84c6b7); }
a { color: inherit; }
nav ul { list-style: none; padding: 0; columns: 2 320px; }
pre { background: light-dark(#f4f4f0, #1b1f1d); padding: 12px; border-radius: 10px; overflow-x: auto; font-size: 13px; line-height: 18px; }
summary { cursor: pointer; }
input, textarea, button { font: inherit; }
form label { display: block; margin: 8px 0; }
form textarea { display: block; box-sizing: border-box; width: 100%; }
#token { width: 100%; box-sizing: border-box; }`;

/** The token stays in its field and is not stored. */
export const docsScript = `
const token = document.querySelector('#token');
const send = async (form) => {
  const { method, path } = form.dataset;
  const param = (_whole, name) => encodeURIComponent(form.querySelector('[data-param="' + name + '"]').value);
  const url = new URL(path.replace(/:(\\w+)/g, param), location.origin);
  for (const field of form.querySelectorAll('[data-query]')) {
    if (field.value) url.searchParams.set(field.dataset.query, field.value);
  }
  const body = form.querySelector('[data-body]')?.value;
  const headers = {
    ...(token.value && { authorization: 'Bearer ' + token.value.trim() }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url, { method, headers, body, credentials: 'omit', cache: 'no-store' });
  const text = await response.text();
  let shown = text;
  try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
  return response.status + ' ' + response.statusText + '\\n' + shown;
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = event.target.querySelector('[role="status"]');
  answer.hidden = false;
  answer.textContent = '…';
  answer.textContent = await send(event.target).catch((error) => String(error));
});`;
