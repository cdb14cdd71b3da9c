/**
 * Runs after the shell's start script, which marks the document when it runs. Without that mark the script
 * could not be had: the page is loaded once more, with the release before if there is one, and then says so.
 */
(() => {
  if (document.documentElement.dataset.shell) return;
  if (!document.cookie.includes('failed_shell=')) {
    const { version } = document.currentScript.dataset;
    document.cookie = `failed_shell=${version}; path=/; max-age=300; samesite=lax`;
    const report = {
      kind: 'failed_load',
      name: 'StartProblem',
      message: '',
      path: location.pathname,
    };
    navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, remote: 'shell', version }));
    location.reload();
    return;
  }
  const texts = {
    ru: ['Сайт не удалось запустить. Проверьте связь.', 'Повторить'],
    en: ['The site could not be started. Check your connection.', 'Try again'],
    de: ['Die Seite konnte nicht gestartet werden. Prüfen Sie die Verbindung.', 'Erneut versuchen'],
    tr: ['Site başlatılamadı. Bağlantınızı kontrol edin.', 'Tekrar dene'],
    zh: ['网站无法启动，请检查网络连接。', '重试'],
  };
  const [sentence, again] = texts[document.documentElement.lang] ?? texts.en;
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className = 'start-problem';
  const button = document.createElement('button');
  button.textContent = again;
  button.addEventListener('click', () => location.reload());
  notice.append(sentence, ' ', button);
  document.body.append(notice);
})();
