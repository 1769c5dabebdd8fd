import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';

/** The parts of a mail, as plain text. */
export type MailParts = {
  lang: string;
  subject: string;
  greeting: string;
  heading: string;
  paragraphs: readonly string[];
  button: string;
  link: string;
  linkHint: string;
  notes: readonly string[];
  tagline: string;
  footer: string;
};

// Mail programs keep inline styles and tables but few know custom properties, so the colours are repeated here.
const light = {
  desk: '#f4f4f0',
  sheet: '#ffffff',
  line: '#e0e1db',
  text: '#1b211f',
  soft: '#474f4b',
  faint: '#616a65',
};
const dark = { desk: '#121514', sheet: '#1b1f1d', line: '#2d3330', text: '#ecefec', soft: '#bbc3be', faint: '#97a19b' };
const ink = { light: '#125f55', onLight: '#ffffff', dark: '#62b5a4', onDark: '#06231f', darkLink: '#84c6b7' };
const pin = { light: '#df4a2c', dark: '#f0694c' };

const font = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif";

const darkStyles = `
  .desk { background: ${dark.desk} !important; }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .soft { color: ${dark.soft} !important; }
  .faint { color: ${dark.faint} !important; }
  .rule { border-color: ${dark.line} !important; }
  .button { background: ${ink.dark} !important; }
  .button a { color: ${ink.onDark} !important; }
  .link { color: ${ink.darkLink} !important; }
  .pin { background: ${pin.dark} !important; }`;

export const renderHtml = (parts: MailParts): string => `<!doctype html>
<html lang="${escapeAttribute(parts.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(parts.subject)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .outer { padding: 24px 12px !important; } .inner { padding: 28px 22px !important; } }
  @media (prefers-color-scheme: dark) {${darkStyles}
  }
</style>
</head>
<body class="desk" style="margin:0;padding:0;background:${light.desk};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.paragraphs[0] ?? '')}</div>
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.desk}">
<tr><td class="outer" align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px">${wordmark}</td></tr>
<tr><td class="sheet inner" style="background:${light.sheet};border:1px solid ${light.line};border-radius:16px;padding:36px 40px">
${sheet(parts)}
</td></tr>
<tr><td style="padding:20px 4px 0">
${paragraph(parts.tagline, 'soft', `font-size:13px;line-height:18px;font-weight:600;color:${light.soft};margin:0 0 4px`)}
${paragraph(parts.footer, 'faint', `font-size:13px;line-height:18px;color:${light.faint};margin:0`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

const wordmark = `<span class="pin" style="display:inline-block;width:10px;height:10px;border-radius:5px;background:${pin.light};margin-right:8px"></span><span class="text" style="font-family:${font};font-size:20px;line-height:28px;font-weight:700;letter-spacing:-.02em;color:${light.text}">PinLife</span>`;

const paragraph = (text: string, className: string, style: string): string =>
  `<p class="${className}" style="font-family:${font};${style}">${escapeHtml(text)}</p>`;

const bodyStyle = `font-size:16px;line-height:26px;color:${light.soft};margin:0 0 16px`;
const smallStyle = `font-size:13px;line-height:20px;color:${light.faint};margin:0`;

/** Scripts with tall letters need a larger line height, and no negative letter spacing. */
const headingStyle = (lang: string): string =>
  lang === 'hi' || lang === 'ml' ? 'line-height:36px' : 'line-height:32px;letter-spacing:-.018em';

const sheet = ({ lang, heading, greeting, paragraphs, button, link, notes, linkHint }: MailParts): string =>
  [
    `<h1 class="text" style="font-family:${font};font-size:26px;${headingStyle(lang)};font-weight:700;color:${light.text};margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...[greeting, ...paragraphs].map((text) => paragraph(text, 'soft', bodyStyle)),
    renderButton(button, link),
    ...notes.map((text) => paragraph(text, 'faint', `${smallStyle};margin-bottom:20px`)),
    `<div class="rule" style="border-top:1px solid ${light.line};padding-top:16px">`,
    paragraph(linkHint, 'faint', smallStyle),
    `<p style="font-family:${font};font-size:13px;line-height:20px;margin:4px 0 0;word-break:break-all"><a class="link" href="${escapeAttribute(link)}" style="color:${ink.light}">${escapeHtml(link)}</a></p>`,
    '</div>',
  ].join('\n');

/** A coloured table cell: Outlook removes the padding of a coloured link. */
const renderButton = (label: string, link: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${ink.light}" style="background:${ink.light};border-radius:10px"><a href="${escapeAttribute(link)}" style="display:inline-block;padding:13px 24px;font-family:${font};font-size:16px;line-height:22px;font-weight:600;color:${ink.onLight};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

export const renderText = (parts: MailParts): string =>
  [
    parts.greeting,
    ...parts.paragraphs,
    `${parts.button}:\n${parts.link}`,
    ...parts.notes,
    `-- \nPinLife: ${parts.tagline}\n${parts.footer}`,
  ].join('\n\n');
