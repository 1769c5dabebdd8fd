/** The declarations of a `style` attribute, names in lower case; of two with one name the last counts. */
export const readStyle = (style: string): Map<string, string> => {
  const declarations = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const at = declaration.indexOf(':');
    if (at > 0) declarations.set(declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim());
  }
  return declarations;
};

const BOLD_FROM = 600;

/** PinLife's tags that mean what a style says. */
export const tagsOfStyle = (style: ReadonlyMap<string, string>): string[] => {
  const weight = style.get('font-weight')?.toLowerCase() ?? '';
  const slant = style.get('font-style')?.toLowerCase() ?? '';
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`.toLowerCase();
  return [
    ...(weight.startsWith('bold') || Number.parseInt(weight, 10) >= BOLD_FROM ? ['strong'] : []),
    ...(slant.startsWith('italic') || slant.startsWith('oblique') ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ];
};
