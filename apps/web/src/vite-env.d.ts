declare module 'virtual:mantine-styles';
