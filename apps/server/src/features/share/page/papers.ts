import { noteColors } from '@pinlife/contract/note/limits';

type Shades = { bg: string; head: string; edge: string; ink: string };
type PaperName = (typeof noteColors)[number]['name'];

/** The eight papers in light and dark: background, header, border, and the colour of small print and links. */
export const papers: Readonly<Record<PaperName, { light: Shades; dark: Shades }>> = {
  paper: {
    light: { bg: '#ffffff', head: '#efeee9', edge: '#deded7', ink: '#565f5a' },
    dark: { bg: '#1f2422', head: '#2a302d', edge: '#363d39', ink: '#abb4af' },
  },
  marigold: {
    light: { bg: '#fbd77a', head: '#f3c34f', edge: '#e3b23b', ink: '#5e4300' },
    dark: { bg: '#3c2b0e', head: '#513b14', edge: '#654b1c', ink: '#ecc76c' },
  },
  lavender: {
    light: { bg: '#dacaff', head: '#c7b1f8', edge: '#b79ff0', ink: '#4a3584' },
    dark: { bg: '#2c2546', head: '#3a325b', edge: '#493f70', ink: '#c9b8f9' },
  },
  pebble: {
    light: { bg: '#e8eaed', head: '#d6dade', edge: '#c5cad0', ink: '#49525a' },
    dark: { bg: '#2a2e32', head: '#373c41', edge: '#454b51', ink: '#b9c0c7' },
  },
  kraft: {
    light: { bg: '#e6c9a8', head: '#d9b58c', edge: '#c8a276', ink: '#553817' },
    dark: { bg: '#372a1c', head: '#483725', edge: '#594631', ink: '#dfbc93' },
  },
  sky: {
    light: { bg: '#c0d8ff', head: '#a4c5fb', edge: '#8fb4f0', ink: '#1d4380' },
    dark: { bg: '#1a2a45', head: '#24395b', edge: '#304970', ink: '#a9c9fc' },
  },
  coral: {
    light: { bg: '#ffbab4', head: '#f9a39b', edge: '#ec8d84', ink: '#761e18' },
    dark: { bg: '#412320', head: '#552f2b', edge: '#693c37', ink: '#fbb0a8' },
  },
  rose: {
    light: { bg: '#f7cee7', head: '#eeb6d8', edge: '#e0a2c8', ink: '#702858' },
    dark: { bg: '#3d2235', head: '#502e46', edge: '#643b58', ink: '#f0b8da' },
  },
};

/** Other colours than those of the contract become plain paper. */
export const paperOf = (color: string): PaperName => noteColors.find(({ value }) => value === color)?.name ?? 'paper';

export const paperRules = Object.entries(papers)
  .map(([name, { light, dark }]) => {
    const shade = (key: keyof Shades) => `--${key}:light-dark(${light[key]},${dark[key]})`;
    return `.${name}{${shade('bg')};${shade('head')};${shade('edge')};${shade('ink')}}`;
  })
  .join('');
