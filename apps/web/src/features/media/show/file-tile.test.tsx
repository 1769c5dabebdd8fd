// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileTile } from './file-tile.tsx';

it('shows the size of a file in the same steps as the space that it takes', () => {
  render(<FileTile filename="thali.pdf" size={20_000_000} url={null} />);
  expect(screen.getByText('20 MB')).toBeDefined();
});
