export const notificationKeys = {
  all: ['notification'],
  list: ['notification', 'list'],
  unread: ['notification', 'unread'],
} as const;
