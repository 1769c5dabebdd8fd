import classes from './spinner.module.css';

export const Spinner = () => {
  return <span className={classes.spinner} aria-hidden />;
};
