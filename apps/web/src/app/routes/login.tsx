export const Component = () => (
  <main>
    <h1 className="h1">PinLife</h1>
  </main>
);
