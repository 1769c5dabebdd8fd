import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { errorSentence, errorStatus } from '@pinlife/contract/errors';
import { isPublicRoute, type RouteName, routes } from '@pinlife/contract/routes';
import type { z } from 'zod';
import { toJsonSchema } from './json-schema.ts';

export const DOCS_STYLE_PATH = '/api/docs/style.css';

/** The API as a page to read: no script and no inline style, so it needs no exception from the content security policy. */
export const renderDocsPage = (): string => {
  const names = Object.keys(routes) as RouteName[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · PinLife</title>
<link rel="stylesheet" href="${DOCS_STYLE_PATH}">
</head>
<body>
<h1>PinLife API</h1>
<p>Success is <code>{"data": …}</code>, lists add <code>"next"</code>; failure is <code>{"error", "code", "field"?}</code>.
The same as a document for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${names.map(renderLink).join('')}</ul></nav>
<main>${names.map(renderCall).join('')}</main>
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
<p>${escapeHtml(endpoint.summary)}. ${isPublicRoute(name) ? 'Public.' : 'Needs a bearer token.'}</p>
${renderSchema('Query', endpoint.query, 'input')}
${renderSchema('Body', endpoint.body, 'input')}
${renderSchema(`Answer ${endpoint.status}: data`, endpoint.data, 'output')}
<ul>${endpoint.failures.map((code) => `<li>${errorStatus(code)} <code>${code}</code> ${escapeHtml(errorSentence(code))}</li>`).join('')}</ul>
</section>`;
};

const renderSchema = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (!schema) return '';
  const json = JSON.stringify(toJsonSchema(schema, io), null, 2);
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(json)}</pre></details>`;
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const docsStyle = `
body { font: 15px/24px system-ui, sans-serif; max-width: 840px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 32px; line-height: 38px; }
h2 { font-size: 17px; margin: 40px 0 4px; overflow-wrap: anywhere; }
h2 b, li b { color: light-dark(#125f55, #84c6b7); }
a { color: inherit; }
nav ul { list-style: none; padding: 0; columns: 2 320px; }
pre { background: light-dark(#f4f4f0, #1b1f1d); padding: 12px; border-radius: 10px; overflow-x: auto; font-size: 13px; line-height: 18px; }
summary { cursor: pointer; }`;
