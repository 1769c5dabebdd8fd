import type { CSSOptions } from 'vite';

type Processing = Exclude<CSSOptions['postcss'], string | undefined>;
type StylePlugin = NonNullable<Processing['plugins']>[number];

const POINTER = '(hover: hover)';

/** Beside other states in one `:is()` it belongs to them. */
const isHover = (selector: string): boolean => selector.includes(':hover') && !/:is\([^)]*:hover/.test(selector);

/** A finger leaves `:hover` on whatever it touched last. Such rules hold only where something hovers. */
export const hoverByPointer = (): StylePlugin => ({
  postcssPlugin: 'pinlife:hover-by-pointer',
  Once: (root, { AtRule }) => {
    root.walkRules((rule) => {
      const hovered = rule.selectors.filter(isHover);
      const isGuarded = rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === POINTER;
      if (hovered.length === 0 || isGuarded) return;
      const guard = new AtRule({ name: 'media', params: POINTER });
      guard.append(rule.clone({ selectors: hovered }));
      rule.after(guard);
      const others = rule.selectors.filter((selector) => !isHover(selector));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
});
