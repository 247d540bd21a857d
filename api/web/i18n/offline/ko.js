export default {
  newVersion: "이 페이지의 새 버전이 있습니다.",
  newVersionUse: "지금 사용하기",
};
