import { paperOf, papers } from './papers.ts';

const LINES = [
  [300, 560],
  [340, 600],
  [380, 480],
] as const;

/** Draws a note in its colour. Without text: not every machine has fonts, and previews show the title beside it. */
export const drawNoteCard = (color: string): string => {
  const { bg, head, edge, ink } = papers[paperOf(color)].light;
  const lines = LINES.map(
    ([y, width]) => `<rect x="300" y="${y}" width="${width}" height="16" rx="8" fill="${ink}" fill-opacity=".22"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#f4f4f0"/>
<rect x="246" y="126" width="708" height="404" rx="12" fill="#1b211f" fill-opacity=".08"/>
<rect x="240" y="114" width="720" height="408" rx="12" fill="${bg}" stroke="${edge}" stroke-width="2"/>
<path d="M241 127a12 12 0 0 1 12-12h694a12 12 0 0 1 12 12v107H241z" fill="${head}"/>
<rect x="300" y="162" width="380" height="28" rx="14" fill="${ink}" fill-opacity=".5"/>
${lines}
<circle cx="600" cy="114" r="20" fill="#df4a2c"/><circle cx="593" cy="107" r="6" fill="#f7a592"/>
</svg>`;
};
