const logOut = () => window.mortar.logout();

document.querySelector('#log-out').addEventListener('click', logOut);
document.querySelector('#log-out-twice').addEventListener('click', () => {
  logOut();
  logOut();
});
