import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './tabs.module.css';

type Tab = { to: string; label: string; icon?: Icon };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Shown at the right end of the tab row. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Tabs with an address each; the panel below belongs to the present address. */
export const Tabs = ({ label, tabs, aside, children }: TabsProps) => {
  const id = useId();
  const { pathname } = useLocation();
  const current = tabs.find((tab) => pathOf(tab.to) === pathname) ?? tabs[0];
  return (
    <>
      <div className={classes.rule}>
        <div className={classes.list} role="tablist" aria-label={label} onKeyDown={moveByArrow}>
          {tabs.map((tab) => (
            <Link
              key={tab.to}
              to={tab.to}
              role="tab"
              id={`${id}${tab.to}`}
              className={classes.tab}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
            >
              {tab.icon && <tab.icon size={18} stroke={1.75} aria-hidden />}
              {tab.label}
            </Link>
          ))}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}${current?.to}`}>
        {children}
      </div>
    </>
  );
};

const pathOf = (address: string): string => address.split('?')[0] ?? address;

const moveByArrow = (event: KeyboardEvent<HTMLDivElement>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const next = tabs.at((index + step) % tabs.length);
  next?.focus();
  next?.click();
};
