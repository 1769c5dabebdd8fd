import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#eaf5f2',
  '#d0e8e1',
  '#a8d4c9',
  '#84c6b7',
  '#62b5a4',
  '#37917f',
  '#1f776a',
  '#125f55',
  '#0d4b44',
  '#0a3833',
];
const gray: MantineColorsTuple = [
  '#fafaf8',
  '#f4f4f0',
  '#ebebe6',
  '#dedfd9',
  '#c6c9c2',
  '#a0a6a0',
  '#818a85',
  '#616a65',
  '#474f4b',
  '#1b211f',
];
const dark: MantineColorsTuple = [
  '#ecefec',
  '#bbc3be',
  '#97a19b',
  '#727d77',
  '#2d3330',
  '#252a28',
  '#1b1f1d',
  '#121514',
  '#0e1110',
  '#0c0f0e',
];
const red: MantineColorsTuple = [
  '#fbebee',
  '#f6d3d9',
  '#ecabb6',
  '#e07f90',
  '#ff9aa6',
  '#c94a60',
  '#b8324a',
  '#a8243a',
  '#8a1b2e',
  '#6c1423',
];

/** The page's ground, `--bg` of tokens.css. */
export const deskColors = { light: gray[1], dark: dark[7] };

/** Maps tokens.css onto Mantine. */
export const theme = createTheme({
  colors: { ink, gray, dark, red },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#1b211f',
  white: '#ffffff',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '13px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '18px', sm: '20px', md: '24px', lg: '24px', xl: '28px' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--fs-3xl)', lineHeight: 'var(--lh-3xl)' },
      h2: { fontSize: 'var(--fs-2xl)', lineHeight: 'var(--lh-2xl)' },
      h3: { fontSize: 'var(--fs-xl)', lineHeight: 'var(--lh-xl)', fontWeight: '600' },
      h4: { fontSize: 'var(--fs-lg)', lineHeight: 'var(--lh-lg)', fontWeight: '600' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-paper)',
    sm: 'var(--shadow-paper)',
    md: 'var(--shadow-lift)',
    lg: 'var(--shadow-popover)',
    xl: 'var(--shadow-modal)',
  },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});

export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--primary-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-hover)',
    '--mantine-color-default-border': 'var(--line-control)',
  };
  return { variables: {}, light: shared, dark: shared };
};
