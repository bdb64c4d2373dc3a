const en = {
  skip: 'Skip to the content',
  areas: 'Areas',
  menu: 'Menu',
  reference: 'API reference',
  keyboard: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    list: 'This list',
    find: 'Go to the first field of the page',
    goTo: 'Go to: {area}',
    close: 'Close',
    thenKey: 'then',
  },
  away: 'The service does not answer. What you typed is kept; the console asks again by itself.',
  back: 'The service answers again.',
  notAllowed: 'This page needs the permission {scope}, which your role or key does not have.',
  askForRole: 'An administrator can give you a role that has it.',
  notFound: 'There is no such page',
  notFoundHint: 'The address is misspelt, or what was there is gone.',
  toStart: 'Go to the start page',
  broken: 'This page failed',
  brokenHint: 'The fault is the console’s. Try again; if it fails again, tell the operator what you did and this text:',
};

const zh: typeof en = {
  skip: '跳到正文',
  areas: '栏目',
  menu: '菜单',
  reference: 'API 参考',
  keyboard: {
    title: '键盘快捷键',
    everywhere: '所有页面',
    list: '显示本列表',
    find: '转到页面的第一个输入框',
    goTo: '转到：{area}',
    close: '关闭',
    thenKey: '然后',
  },
  away: '服务没有响应。已输入的内容会保留，控制台会自动重试。',
  back: '服务已恢复响应。',
  notAllowed: '此页面需要权限 {scope}，您的角色或密钥没有该权限。',
  askForRole: '管理员可以为您设置具有该权限的角色。',
  notFound: '没有这个页面',
  notFoundHint: '地址有误，或原有内容已不存在。',
  toStart: '转到首页',
  broken: '此页面出错',
  brokenHint: '这是控制台的错误。请重试；如再次出错，请将您的操作和以下文字告知运维人员：',
};

/** The texts of the frame. */
export const shellWords = { en, zh };
