import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'space'> = {
  title: 'Espasyo',
  text: 'Ang itinatago rito ng mga note mo.',
  used: '{used} ang nagamit',
  of: '{used} ng {quota} ang nagamit',
  counts: 'Mga larawan, recording, file, preview at naghihintay na import. Laging kasya ang teksto.',
  nearly:
    'Malapit nang mapuno: {left} na lang. Mag-alis ng malalaking file, o humingi pa sa nagpapatakbo ng PinLife na ito.',
  full: 'Puno na. Kasya pa ang teksto, hindi na ang mga bagong file. Mag-alis ng malalaking file, o humingi pa sa nagpapatakbo ng PinLife na ito.',
  above: 'Lampas sa iyong limit nang {more}. Walang buburahin, pero hindi kasya ang mga bagong file.',
};
